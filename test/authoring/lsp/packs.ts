// Small packs that tests are made of.

/** A rule of a pack that names the works of the bundled packs; `body` is indented by four. */
export const rule = (code: string, body: string): string =>
  `  ${code}:
    name: ${code}
    type: FESTIVAL
${body}
    cite:
      - {work: drik, says: so, level: DERIVED}
`;

/** A pack of some rules on top of the packs of North India. */
export const pack = (rules: string, head = ''): string => `pack: MINE
extends: NORTH_INDIA
${head}rules:
${rules}`;

/** A rule at noon of a tithi. */
export const atNoon = (code: string, observe = 'Bhadrapada Shukla 4'): string =>
  rule(code, `    observe: ${observe}\n    decide: |\n      prefer most of madhyahna\n      then first`);
