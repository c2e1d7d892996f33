// What a JSON Schema is, as far as we write one (2020-12, with few keywords that older readers would not know).

/** The kinds of JSON values that we speak of. */
type JsonType = 'object' | 'array' | 'string' | 'number' | 'integer' | 'boolean' | 'null';

/** The schemas of some fields, or of some definitions. */
export type Schemas<F extends string = string> = Readonly<Record<F, Schema>>;

/** A JSON Schema. */
export interface Schema {
  readonly $schema?: string;
  readonly title?: string;
  readonly description?: string;
  readonly $ref?: string;
  readonly type?: JsonType | readonly JsonType[];
  readonly enum?: readonly string[];
  readonly const?: string;
  readonly pattern?: string;
  /** The message of editors where `pattern` is not met; not a keyword of the standard. */
  readonly patternErrorMessage?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly properties?: Schemas;
  readonly patternProperties?: Schemas;
  readonly propertyNames?: Schema;
  readonly additionalProperties?: Schema | false;
  readonly required?: readonly string[];
  readonly dependentRequired?: Readonly<Record<string, readonly string[]>>;
  readonly minProperties?: number;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly if?: Schema;
  readonly then?: Schema;
  readonly else?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly not?: Schema;
  readonly $defs?: Schemas;
}
