// What the reference uses of swagger-ui, a script of its own. Its values are those of Immutable, its components those of React.

/** A list or a map of Immutable, as far as it is used. */
export interface Collection {
  get(key: string): unknown;
  getIn(path: readonly string[]): unknown;
  set(key: string, value: unknown): Collection;
  filter(keeps: (value: Collection, key: string) => boolean): Collection;
  map(of: (value: Collection, key: string) => unknown): Collection;
  forEach(act: (value: Collection, key: string) => void): void;
  readonly size: number;
}

/** A value of JSON with names. */
export interface Tree {
  [name: string]: unknown;
}

/** A component, and an element of one. */
export type Component = ((props: Props) => unknown) | string;
// biome-ignore lint/suspicious/noExplicitAny: each component has properties of its own
export type Props = any;

/** What plugins are given. */
export interface System {
  readonly React: { createElement(of: Component, props: object | null, ...children: unknown[]): unknown };
  readonly Im: { fromJS(value: unknown): Collection };
  getComponent(name: string, isContainer?: boolean): Component;
  readonly layoutSelectors: { currentFilter(): unknown };
  readonly layoutActions: {
    updateFilter(phrase: string): void;
    show(path: readonly string[], isShown: boolean): void;
  };
  readonly specSelectors: { taggedOperations(): Collection };
}

/** The user interface that a call starts. */
interface Ui {
  preauthorizeApiKey(scheme: string, key: string): void;
}

/** The function that the script of swagger-ui defines. */
export type SwaggerUi = (options: object) => Ui;
