// Other classes of Dhanu and Makara for Vashya, which sources divide in their own ways; the other signs have one class in
// all of them. They tell whether a program that departs from our cells has classes of its own, with a table by them.

const DHANU = 8;
const MAKARA = 9;

/** The class of a sign where it is Dhanu or Makara; `pada` is that of the star, 1 to 4. */
interface Classes {
  readonly says: string;
  readonly of: (sign: number, pada: number) => string | undefined;
}

/** Ways of classing the two signs. */
export const vashyaClasses: readonly Classes[] = [
  {
    says: 'with Dhanu Chatushpada and Makara Vanachara',
    of: (sign) => (sign === DHANU ? 'Chatushpada' : sign === MAKARA ? 'Vanachara' : undefined),
  },
  {
    says: 'with Dhanu Manava and Makara Chatushpada',
    of: (sign) => (sign === DHANU ? 'Manava' : sign === MAKARA ? 'Chatushpada' : undefined),
  },
  {
    says: 'with Dhanu and Makara divided at the half of each star, not of the sign',
    of: (sign, pada) => {
      if (sign === DHANU) return pada <= 2 ? 'Manava' : 'Chatushpada';
      if (sign === MAKARA) return pada <= 2 ? 'Chatushpada' : 'Jalachara';
      return undefined;
    },
  },
];

/** The cell of a pair by other classes: by the groom, then by the bride; `ours` is the cell by our own. */
export function vashyaCell(classes: Classes, ours: string, groom: number, bride: number): string {
  const own = ours.split('/');
  const classOf = (longitude: number, i: number): string =>
    classes.of(Math.floor(longitude / 30), (Math.floor((longitude * 108) / 360) % 4) + 1) ?? own[i];
  return `${classOf(groom, 0)}/${classOf(bride, 1)}`;
}
