// The description as the reference shows it: with the example of each operation, which "Try it out" then sends and nothing
// besides, and without the headers that every answer has.

import type {
  Description,
  Example,
  Examples,
  Operation,
  Parameter,
  Response,
  Shared,
} from './description.ts';

/** The description with the examples in it. Optional parameters that an example leaves out are left empty; what they may be is told in words. */
export function withExamples(description: Description, examples: Examples): Description {
  const shared = description.components?.parameters ?? {};
  const paths = Object.entries(description.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => {
      const example = Object.hasOwn(examples, operation.operationId)
        ? examples[operation.operationId]
        : undefined;
      return [method, example === undefined ? operation : filled(path, operation, example, shared)] as const;
    });
    return [path, Object.fromEntries(operations)] as const;
  });
  const { components } = description;
  return {
    ...description,
    paths: Object.fromEntries(paths),
    components: { ...components, responses: mapped(components?.responses, withoutHeaders) },
  };
}

function filled(
  path: string,
  operation: Operation,
  example: Example,
  shared: Readonly<Record<string, Parameter>>,
): Operation {
  const values = valuesOf(path, example.request);
  const { parameters, requestBody, responses } = operation;
  return {
    ...operation,
    ...(parameters === undefined
      ? {}
      : { parameters: parameters.map((each) => parameterWith(declared(each, shared), values)) }),
    ...(requestBody === undefined ? {} : { requestBody: bodyWith(requestBody, example.body) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        status.startsWith('2') ? answerWith(response, example) : withoutHeaders(response),
      ]),
    ),
  };
}

function declared(parameter: Parameter | Shared, shared: Readonly<Record<string, Parameter>>): Parameter {
  if (!('$ref' in parameter)) return parameter;
  const name = parameter.$ref.split('/').at(-1) ?? '';
  const one = shared[name];
  if (one === undefined) throw new Error(`the description has no parameter ${name}`);
  return one;
}

/** The values of a request by the names of parameters, those of the path by the template of the path. */
function valuesOf(path: string, request: string): ReadonlyMap<string, string> {
  const [address = '', query = ''] = request.slice(request.indexOf(' ') + 1).split('?');
  const segments = address.split('/');
  const ofPath = path.split('/').flatMap((part, i): readonly (readonly [string, string])[] => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name === undefined ? [] : [[name, decodeURIComponent(segments[i] ?? '')]];
  });
  return new Map([...ofPath, ...new URLSearchParams(query)]);
}

function parameterWith(parameter: Parameter, values: ReadonlyMap<string, string>): Parameter {
  const { example: own, description, schema = {}, ...rest } = parameter;
  const { example = own, examples: _, default: usual, ...type } = schema;
  const value = values.get(parameter.name);
  const hints = [
    ...(usual === undefined ? [] : [`Default: \`${String(usual)}\`.`]),
    ...(value !== undefined || example === undefined ? [] : [`Such as \`${String(example)}\`.`]),
  ];
  return {
    ...rest,
    description: [description, ...hints].filter((part) => part !== undefined).join(' '),
    schema: type,
    ...(value === undefined ? {} : { example: typedValue(value, schema.type) }),
  };
}

function typedValue(text: string, type: string | undefined): string | number | boolean {
  if (type === 'number' || type === 'integer') return Number(text);
  return type === 'boolean' ? text === 'true' : text;
}

function bodyWith(body: NonNullable<Operation['requestBody']>, example: unknown) {
  if (example === undefined) return body;
  return { ...body, content: mapped(body.content, (media) => ({ ...media, example: asText(example) })) };
}

// As text an example is one value; as data swagger-ui visits and copies every value in it several times.
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value, null, 2);

const withoutHeaders = ({ headers: _, ...response }: Response): Response => response;

function answerWith(response: Response, { request, answer }: Example): Response {
  const shown = withoutHeaders(response);
  if (response.content === undefined) return shown;
  const examples = { example: { summary: request, value: asText(answer) } };
  return { ...shown, content: mapped(response.content, (media) => ({ ...media, examples })) };
}

const mapped = <T>(values: Readonly<Record<string, T>> | undefined, of: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(values ?? {}).map(([name, value]) => [name, of(value)]));
