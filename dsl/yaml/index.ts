// What other rooms use of `dsl/yaml`.

export type { YamlEntry, YamlMap, YamlNode, YamlScalar } from './node.ts';
export { readYaml } from './read-yaml.ts';
export { entryRemoved } from './remove-entry.ts';
