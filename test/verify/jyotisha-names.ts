// What jyotisha calls an observance, in Devanagari and in Harvard-Kyoto, and which of our rules it is. Only names that
// mean one rule of ours are here; jyotisha is a peer whose rules differ in places, not an authority.

/** A rule, the chain that is queried, and the names it goes by. */
export interface JyotishaName {
  readonly code: string;
  readonly pack?: string;
  readonly names: RegExp;
}

/** The first that matches counts. */
export const jyotishaNames: readonly JyotishaName[] = [
  {
    code: 'VRAT_EKADASHI_SMARTA',
    names: /^(सर्व|स्मार्त)-.*-?एकादशी( \(गृहस्थ\))?$|^(sarva|smArta)-.*EkAdazI(_\(gRhastha\))?$/,
  },
  { code: 'VRAT_EKADASHI_VAISHNAVA', names: /^वैष्णव-.*एकादशी$|^vaiSNava-.*EkAdazI$/ },
  { code: 'VRAT_SANKASHTI_CHATURTHI', names: /सङ्कटहर-चतुर्थी-व्रतम्$|saGkaTahara-caturthI-vratam$/ },
  { code: 'VRAT_PRADOSHA', names: /प्रदोष-व्रतम्$|pradOSa-vratam$/ },
  { code: 'VRAT_MASIK_SHIVARATRI', names: /^मासशिवरात्रिः$|^mAsazivarAtriH$/ },
  { code: 'FESTIVAL_MAHA_SHIVARATRI', names: /^महाशिवरात्रिः$|^mahAzivarAtriH$/ },
  { code: 'FESTIVAL_RAM_NAVAMI', names: /^श्रीरामनवमी$|^zrIrAmanavamI$/ },
  { code: 'FESTIVAL_JANMASHTAMI_SMARTA', names: /^श्रीकृष्णजन्माष्टमी$|^zrIkRSNajanmASTamI$/ },
  { code: 'FESTIVAL_GANESH_CHATURTHI', names: /^श्रीविनायक-चतुर्थी$|^zrIvinAyaka-caturthI$/ },
  { code: 'FESTIVAL_RAKSHA_BANDHAN', names: /^रक्षाबन्धनम्$|^rakSAbandhanam$/ },
  { code: 'FESTIVAL_HOLIKA_DAHAN', names: /^होलिका-पूर्णिमा$|^hOlikA-pUrNimA$/ },
  { code: 'FESTIVAL_HOLI', names: /^होलि$/ },
  { code: 'FESTIVAL_DIWALI', names: /^दीपावली\/|^dIpAvalI_/ },
  { code: 'FESTIVAL_NARAKA_CHATURDASHI', names: /^नरक-चतुर्दशी$|^naraka-caturdazI-snAnam$/ },
  { code: 'FESTIVAL_DHANTERAS', names: /^धन-त्रयोदशी$|^dhana-trayOdazI$/ },
  { code: 'FESTIVAL_GOVARDHAN_PUJA', names: /^गोवर्धन-पूजा$|^gOvardhana-pUjA$/ },
  { code: 'FESTIVAL_BHAI_DOOJ', names: /^यम\/भ्रातृ-द्वितीया$|^yama_or_bhrAtR-dvitIyA$/ },
  { code: 'FESTIVAL_AKSHAYA_TRITIYA', names: /^अक्षय्य-तृतीया$|^akSayya?-tRtIyA$/ },
  { code: 'FESTIVAL_GURU_PURNIMA', names: /^गुरु-पूर्णिमा|^guru-pUrNimA/ },
  { code: 'FESTIVAL_VIJAYADASHAMI', names: /^विजयदशमी$|^vijayadazamI$/ },
  { code: 'FESTIVAL_MAHA_NAVAMI', names: /^महानवमी|^mahAnavamI/ },
  { code: 'FESTIVAL_MAHA_ASHTAMI', names: /^दुर्गाष्टमी$|^durgASTamI$/ },
  { code: 'FESTIVAL_SHARAD_NAVARATRI', names: /^शरन्नवरात्र-आरम्भः$|^zarannavarAtra-ArambhaH$/ },
  { code: 'FESTIVAL_CHAITRA_NAVARATRI', names: /^वसन्तनवरात्र-आरम्भः$|^vasantanavarAtra-ArambhaH$/ },
  { code: 'FESTIVAL_GUDI_PADWA', names: /^युगादिः$|^yugAdiH$/ },
  { code: 'FESTIVAL_NAG_PANCHAMI', names: /^नाग-पञ्चमी$|^nAga-paJcamI$/ },
  { code: 'FESTIVAL_VASANT_PANCHAMI', names: /^वसन्त-श्री-पञ्चमी$|^vasanta-zrI-paJcamI$/ },
  { code: 'FESTIVAL_RATHA_SAPTAMI', names: /^रथ-सप्तमी$|^ratha-saptamI$/ },
  { code: 'FESTIVAL_BHISHMA_ASHTAMI', names: /^भीष्माष्टमी$|^bhISmASTamI$/ },
  { code: 'FESTIVAL_NARASIMHA_JAYANTI', names: /^नृसिंह-जयन्ती$|^nRsiMha~jayantI$/ },
  { code: 'FESTIVAL_VAMANA_JAYANTI', names: /^वामन-जयन्ती$|^vAmana~jayantI$/ },
  { code: 'FESTIVAL_ANANT_CHATURDASHI', names: /^अनन्त-चतुर्दशी$|^ananta-caturdazI$/ },
  { code: 'FESTIVAL_RISHI_PANCHAMI', names: /^ऋषि-पञ्चमी-व्रतम्$|^RSi-paJcamI-vratam$/ },
  { code: 'FESTIVAL_RADHASHTAMI', names: /^राधाष्टमी$|^rAdhASTamI$/ },
  { code: 'FESTIVAL_HARTALIKA_TEEJ', names: /^हरितालिका-व्रतम्$|^haritAlikA-vratam$/ },
  { code: 'VRAT_KARWA_CHAUTH', names: /^karaka-caturthI$/ },
  { code: 'SANKRANTI_MAKARA', names: /^मकर-सङ्क्रान्तिः$|^makara-saGkramaNa-puNyakAlaH$/ },
  { code: 'FESTIVAL_SHARAD_PURNIMA', names: /^zarat-pUrNimA$/ },
  { code: 'FESTIVAL_GANGA_SAPTAMI', names: /^gaGgA-saptamI$/ },
  { code: 'VRAT_KOKILA', names: /^kOkila-vratam$/ },
  { code: 'FESTIVAL_SHAKAMBHARI_PURNIMA', names: /^zAkambharI~jayantI$/ },
  { code: 'FESTIVAL_VASAVI_JAYANTI', pack: 'SOUTH_INDIA', names: /^zrI~vAsavI~jayantI$/ },
  { code: 'VRAT_VARALAKSHMI', pack: 'SOUTH_INDIA', names: /^वरलक्ष्मी-व्रतम्$|^varalakSmI-vratam$/ },
  { code: 'FESTIVAL_ONAM', pack: 'IN-KL', names: /^ओणम्$|^ONam$/ },
  { code: 'FESTIVAL_THAIPUSAM', pack: 'SOUTH_INDIA', names: /^taippUcam$|^तैप्पूसम्$/ },
  { code: 'FESTIVAL_KARTHIGAI_DEEPAM', pack: 'IN-TN', names: /^तिरुवण्णामलै-दीपम्$|^tiruvaNNAmalai~dIpam$/ },
];
