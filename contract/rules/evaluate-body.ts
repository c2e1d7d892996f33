// The bodies of `/v1/rules/evaluate` and `/v1/expressions/evaluate`.

import { integerIn, placeBody, traditionBody } from '../common/place-body.ts';
import { dateText, nameText, wordText } from '../schema/text.ts';
import { z } from '../schema/zod.ts';

/** The longest text that is evaluated, in characters; several together count as one. */
export const longestText = 20_000;

/** The most files sent at once, and the longest expression. */
const mostFiles = 20;
const longestExpression = 2_000;

/** The most years that are asked about at once. */
const mostYears = 10;

/** The most values that are brought, and the longest. */
const mostInputs = 20;
const longestInput = 100;

const year = integerIn({ min: 0, max: 9999 });

/** Values by the names of the inputs of rules. */
export const inputsField = z
  .record(
    z.string().max(longestInput, `must have at most ${longestInput} characters`),
    z
      .union(
        [z.string().max(longestInput), z.number()],
        `must be a string of at most ${longestInput} characters, or a number`,
      )
      .transform(String),
    'must be an object of values by input name',
  )
  .refine((given) => Object.keys(given).length <= mostInputs, `must have at most ${mostInputs} values`)
  .optional()
  .openapi({
    type: 'object',
    additionalProperties: { type: ['string', 'number'], maxLength: longestInput },
    maxProperties: mostInputs,
    example: { janma_nakshatra: 'Rohini' },
  });

/** What is asked of rules. */
export const evaluateBody = z
  .object({
    text: z
      .string('must be a string')
      .max(longestText, `must have at most ${longestText} characters`)
      .describe('A file of a pack, its content (`rules:`, `kala:`, `tables:` ...), or rules by code.')
      .openapi({
        example:
          'FESTIVAL_TOWN_FAIR:\n  name: Town fair\n  type: FESTIVAL\n  observe: Magha Shukla 5\n  decide: |\n    prefer target touches purvahna\n    then first\n  cite:\n    - {work: drik, level: PROVISIONAL, note: oral}\n',
      })
      .optional(),
    files: z
      .array(
        z.object(
          {
            name: z
              .string('must be a name')
              .regex(/^[A-Za-z0-9_][A-Za-z0-9_./ -]{0,99}$/, 'must be a name such as rules/town.yaml')
              .openapi({ example: 'town.yaml' }),
            text: z
              .string('must be a string')
              .max(longestText, `must have at most ${longestText} characters`)
              .openapi({ example: 'pack: TOWN\nextends: IN-MH\n' }),
          },
          'must be an object with name and text',
        ),
        'must be a list of files',
      )
      .min(1, 'must list at least one file')
      .max(mostFiles, `must have at most ${mostFiles} files`)
      .optional()
      .describe(
        `Several texts, beside text or instead of it, of the packs of one chain. The last pack is evaluated. At most ${longestText} characters in all. Diagnostics name the file.`,
      ),
    ...traditionBody,
    ...placeBody,
    year: year.optional().describe('Gregorian year. Default: the current one.'),
    years: z
      .array(year, 'must be a list of years')
      .min(1, 'must list at least one year')
      .max(mostYears, `must have at most ${mostYears} years`)
      .optional()
      .describe('Several years, instead of year.'),
    date: dateText().optional().describe('One civil date, instead of years.'),
    rule: nameText()
      .optional()
      .describe(
        'The only rule to report, of the text or its parent packs. Default: all rules of the text, or if it has none, those whose dates it may change.',
      )
      .openapi({ example: 'FESTIVAL_TOWN_FAIR' }),
    inputs: inputsField.describe('Values of the inputs of the rules, by name.'),
    observatory: z
      .boolean('must be true or false')
      .optional()
      .describe('Adds the trace of the decision to each date. Default: false.'),
    festival_mode: wordText(['standard', 'drik'])
      .optional()
      .describe('How dates are decided. Default: standard.'),
  })
  .openapi('EvaluateRequest');

/** What is asked of an expression. */
export const expressionBody = z
  .object({
    expression: z
      .string('must be a string')
      .min(1, 'must not be empty')
      .max(longestExpression, `must have at most ${longestExpression} characters`)
      .describe('An expression of the rule language. It cannot use `let` names or `target`.')
      .openapi({ example: 'pradosha and not bhadra' }),
    date: dateText().optional().describe('The civil date of the evaluation. Default: today.'),
    ...traditionBody,
    ...placeBody,
    inputs: inputsField.describe(
      'Values of its inputs, by name, optionally with the kind: `nakshatra Rohini`.',
    ),
    festival_mode: wordText(['standard', 'drik'])
      .optional()
      .describe('How the rules that it names are decided. Default: standard.'),
  })
  .openapi('ExpressionRequest');
