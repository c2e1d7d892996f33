// Shows samples of an operation: of its example before its parameters, and after "Execute" of the request that was sent.

import type { Description, Examples, Operation } from './description.ts';
import {
  curlSample,
  pythonSample,
  type SampleRequest,
  type SampleWriter,
  typescriptSample,
} from './samples.ts';
import type { Collection, Component, Props, System } from './swagger-ui.ts';

/** The options of swagger-ui that name the samples. */
export const sampleOptions = {
  requestSnippetsEnabled: true,
  requestSnippets: {
    generators: {
      curl: { title: 'curl', syntax: 'bash' },
      typescript: { title: 'TypeScript', syntax: 'javascript' },
      python: { title: 'Python', syntax: 'python' },
    },
    defaultExpanded: true,
    // Those that swagger-ui has of itself are left out.
    languages: ['curl', 'typescript', 'python'],
  },
};

/** The request of an example. `origin` is scheme and host of the service. */
export function exampleRequest(
  operation: Operation,
  example: Examples[string],
  origin: string,
): SampleRequest {
  const at = example.request.indexOf(' ');
  return {
    method: example.request.slice(0, at),
    url: `${origin}${example.request.slice(at + 1)}`,
    needsKey: operation.security?.length !== 0,
    accept: acceptOf(operation),
    body: example.body,
  };
}

const acceptOf = ({ responses }: Operation): string | undefined => {
  const success = Object.entries(responses).find(([status]) => status.startsWith('2'))?.[1];
  return Object.keys(success?.content ?? {})[0];
};

// A request as swagger-ui has it.
function sentRequest(request: Collection): SampleRequest {
  const headers = new Map<string, string>();
  (request.get('headers') as Collection | undefined)?.forEach((value, name) => {
    headers.set(name.toLowerCase(), String(value));
  });
  const body = request.get('body');
  return {
    method: String(request.get('method')).toUpperCase(),
    url: String(request.get('url')),
    needsKey: headers.has('x-api-key'),
    accept: headers.get('accept'),
    body: bodyOf(body),
  };
}

function bodyOf(body: unknown): unknown {
  if (typeof body !== 'string' || body === '') return undefined;
  try {
    return JSON.parse(body);
  } catch {
    // What is no JSON is refused by the service; the sample shows what was sent.
    return body;
  }
}

const generator = (write: SampleWriter) => (request: Collection) => write(sentRequest(request));

/** A plugin of swagger-ui: the three writers, and the samples of each operation. */
export const showsSamples =
  (description: Description, examples: Examples, origin: string) => (system: System) => {
    const requestOf = (path: string, method: string): Collection | undefined => {
      const operation = description.paths[path]?.[method];
      const example = operation === undefined ? undefined : examples[operation.operationId];
      if (operation === undefined || example === undefined) return undefined;
      const { body, needsKey, accept, ...request } = exampleRequest(operation, example, origin);
      return system.Im.fromJS({
        ...request,
        headers: { ...(needsKey ? { 'X-API-Key': '' } : {}), ...(accept === undefined ? {} : { accept }) },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
    };
    return {
      fn: {
        requestSnippetGenerator_curl: generator(curlSample),
        requestSnippetGenerator_typescript: generator(typescriptSample),
        requestSnippetGenerator_python: generator(pythonSample),
      },
      wrapComponents: {
        parameters: (Original: Component) => (props: Props) => {
          const { createElement } = system.React;
          const [path, method] = props.pathMethod;
          const request = requestOf(path, method);
          if (request === undefined) return createElement(Original, props);
          return createElement(
            'div',
            null,
            createElement(
              'div',
              { className: 'reference-samples' },
              createElement(system.getComponent('RequestSnippets', true), { request }),
            ),
            createElement(Original, props),
          );
        },
      },
    };
  };
