// The body of `/v1/chakra/evaluate`.

import { inputsField } from '../rules/evaluate-body.ts';
import { nameText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** A chakra by its code, and what it is computed of. */
export const chakraBody = z
  .object({
    code: nameText()
      .describe(
        'The code of a chakra of a loaded pack, with or without CHAKRA_. An unknown code returns 404 with the list.',
      )
      .openapi({ example: 'CHAKRA_SAPTASHALAKA' }),
    inputs: inputsField
      .describe('Values of the inputs of the rule, by name (see /v1/rules/{code}). Default: none.')
      .openapi({ example: { star: 'Krittika' } }),
  })
  .openapi('ChakraBody');
