// What other rooms use of `contract/chakra`.

export {
  chakraComputed,
  chakraNakshatrasAnswer,
  kotaAnswer,
  ownChakraAnswer,
  saptashalakaAnswer,
  sarvatobhadraAnswer,
  shulaAnswer,
} from './chakra.ts';

export { type ChakraParameter, chakraParameters, type Given, type ParameterKey } from './parameters.ts';
