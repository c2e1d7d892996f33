// Which build of the program this is.

// The bundler writes it in.
declare const __BUILD_ID__: string | undefined;

/** A digest of the sources that the program was built from; undefined where it runs from sources, which change as it runs. */
export const buildId: string | undefined = typeof __BUILD_ID__ === 'undefined' ? undefined : __BUILD_ID__;
