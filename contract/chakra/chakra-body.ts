// The body of `/v1/chakra/evaluate`.

import { inputsField } from '../rules/evaluate-body.ts';
import { nameText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** A chakra by its code, and what it is computed of. */
export const chakraBody = z
  .object({
    code: nameText()
      .describe(
        'The code of a chakra of any loaded pack, with or without CHAKRA_ before it. Another one is a 404 that lists them.',
      )
      .openapi({ example: 'CHAKRA_SAPTASHALAKA' }),
    inputs: inputsField
      .describe('Values of the inputs of its rule, by name, as /v1/rules/{code} lists them; default none.')
      .openapi({ example: { star: 'Krittika' } }),
  })
  .openapi('ChakraBody');
