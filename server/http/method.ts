// The HTTP methods that operations have.

/** The HTTP method of an operation. */
export type Method = 'get' | 'post' | 'patch' | 'delete';
