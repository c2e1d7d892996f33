/** Why a program expects otherwise of a yoga than the text that our rule states, by yoga. */
export const yogaReasons: Readonly<Record<string, string>> = {
  sarpa:
    'the program wants exactly three kendras with malefics, nodes included; the text that no benefic is in a kendra',
  chamara:
    'Mercury, Jupiter and Venus stand apart: no clause of the text is met, nor is the lord of the lagna exalted',
  bheri:
    'all but the strength of the lord of the 9th is met; strength is read of dignity alone, and it is in no dignity',
  kusuma: 'the Moon is in the 5th without a benefic, which the text asks for',
  lagnadhi: 'Saturn aspects the 7th by its tenth aspect, and the text lets no malefic aspect the benefics',
  hara: 'the program takes any benefics in 4, 8 and 9 from the lord of the 7th; the text names Jupiter, Moon and Mercury',
  chandika: 'the clause of the lords of the navamsa is not met by the navamsa that the row states',
  chapa_exchange: 'the lords of 4 and 10 are in Kanya and Vrishchika and do not exchange',
  rogagrastha: 'the lord of the lagna is in the 6th: neither in the lagna nor in a kendra or trikona',
  'krisanga_*':
    'the first form needs a list of dry signs and dry planets, which was not read; our rule is the second',
  'daridra_*':
    'of ten combinations none of those that are stated here is met; the row asks for another method of the program',
  'sarpa_shapa_*':
    'Rahu joins the lord of the 5th and the Moon aspects Saturn in the 5th: the second combination is met',
  buddhimaturya: 'the lord of the 5th is joined, not aspected, by a benefic, and not in the sign of one',
  buddhi_jada: 'Saturn is in the 6th, and the text has it in the 5th',
  satkalatra: 'the lord of the 7th is Jupiter itself; nothing joins or aspects it, and it cannot join itself',
  bhaga_chumbana: 'the program adds a debilitated lord of the lagna',
  bharya_saha_vyabhichara: 'none of the four is in the 7th',
  vamsha_chheda: 'the Moon is not in the 10th, where the text has it',
  chatussagara:
    'the time of the book is local mean time or in ghatis, not that of the zone stated, and the lagna is another',
  parvata:
    'the time of the book is local mean time or in ghatis; the programs differ in which houses must be free of malefics',
};
