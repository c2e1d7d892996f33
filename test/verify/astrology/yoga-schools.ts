// Which of our rules a program's yoga is, where a text or a school has it otherwise than the rule of the plain name.

interface School {
  /** by the yoga as rows name it: the code of the rule that the program's function follows unless told otherwise */
  readonly rules: Readonly<Record<string, string>>;
  /** by the yoga: the method of its function that is Raman's, as our rules of the plain names are */
  readonly ramansMethod: Readonly<Record<string, number>>;
}

/**
 * By program. PyJHora follows P. V. R. Narasimha Rao's textbook, whose yogas are those of Parashara; Raman's are further
 * methods of it. Of daridra its first method has the lord of the 11th (no. 104), its second nos. 144 to 152.
 */
const schools: Readonly<Record<string, School>> = {
  PyJHora: {
    rules: {
      kemadruma: 'YOGA_KEMADRUMA_PARASHARA',
      gaja_kesari: 'YOGA_GAJA_KESARI_PARASHARA',
      yupa: 'YOGA_YUPA_VARAHAMIHIRA',
      ishu: 'YOGA_ISHU_VARAHAMIHIRA',
      shakti: 'YOGA_SHAKTI_VARAHAMIHIRA',
      danda: 'YOGA_DANDA_VARAHAMIHIRA',
      'daridra_*': 'YOGA_DARIDRA_11',
    },
    ramansMethod: { 'daridra_*': 2, lakshmi: 2, brahma: 2, amsavatara: 2 },
  },
};

/** The rule that a row is to be compared with: one of a school, that of the name of the yoga, or none of ours. */
export function requestedRule(source: string, yoga: string): { readonly code: string } | 'by name' | 'none' {
  const school = schools[source.split(' ')[0]];
  const method = Number(/'method': (\d)/.exec(source)?.[1] ?? 1);
  if (school !== undefined && method > 1 && school.ramansMethod[yoga] === method) return 'by name';
  if (method > 1) return 'none';
  const code = school?.rules[yoga];
  return code === undefined ? 'by name' : { code };
}
