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
export { chakraBody } from './chakra-body.ts';
export { kotaShape, saptashalakaShape, sarvatobhadraShape, shulaShape } from './chakra-query.ts';
export { type ChakraParameter, chakraParameters, type Given, type ParameterKey } from './parameters.ts';
