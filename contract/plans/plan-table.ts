// Which plan each operation needs, and each section of an answer that is asked for by name. The only place where this stands:
// what one operation gives is given under no other name to a smaller plan.

import { largerPlan, type PlanId } from './plan-id.ts';

/** The smallest plan that includes each operation that needs a key, by id. */
const operationPlans = {
  // Service
  changelog: 'free',
  // Panchang
  panchang: 'free',
  panchangLite: 'free',
  panchangToday: 'free',
  panchangTomorrow: 'free',
  panchangYesterday: 'free',
  panchangFull: 'business',
  panchangRange: 'starter',
  dayContext: 'business',
  today: 'free',
  tithi: 'free',
  nakshatra: 'free',
  yoga: 'free',
  karana: 'free',
  panchangNow: 'free',
  // Timings
  timings: 'free',
  muhuratOfDay: 'free',
  inauspiciousTimings: 'free',
  rahuKaal: 'free',
  yamagandam: 'free',
  gulikaKaal: 'free',
  abhijitMuhurat: 'free',
  hora: 'free',
  choghadiya: 'free',
  // Sky
  sunPosition: 'free',
  moonPhase: 'free',
  lagna: 'free',
  // Calendar
  hinduMonth: 'free',
  ritu: 'free',
  samvatsara: 'free',
  sankranti: 'free',
  calendarDay: 'pro',
  calendarMonth: 'pro',
  calendarYear: 'pro',
  calendarRange: 'pro',
  // Conditions
  panchak: 'business',
  bhadra: 'business',
  gandaMool: 'business',
  specialYogas: 'business',
  shastraConditions: 'business',
  // Eclipses
  eclipses: 'pro',
  eclipseVisibility: 'pro',
  eclipse: 'pro',
  // Tara
  taraEvents: 'pro',
  taraStatus: 'pro',
  // Festivals
  festivals: 'free',
  festivalsOfDate: 'free',
  festivalsOfMonth: 'free',
  festivalsOfYear: 'free',
  festivalsOfRange: 'free',
  worldFestivals: 'free',
  worldReligions: 'free',
  worldUpcoming: 'free',
  vrat: 'free',
  festivalSearch: 'free',
  festivalDisputes: 'free',
  explainFestival: 'free',
  // Muhurat
  festivalMuhurat: 'pro',
  muhuratFind: 'pro',
  muhuratBestDates: 'pro',
  eventsSuitability: 'business',
  // Shraddha
  shraddhaDay: 'pro',
  mahalaya: 'pro',
  // Chakras
  chakraKota: 'pro',
  chakraSaptashalaka: 'pro',
  chakraSarvatobhadra: 'pro',
  chakraShula: 'pro',
  chakraNakshatras: 'pro',
  evaluateChakra: 'pro',
  // Astrology
  kundliChart: 'pro',
  kundliAshtakavarga: 'pro',
  kundliAvasthas: 'pro',
  kundliUpagrahas: 'pro',
  compatibilityReport: 'pro',
  compatibilityScore: 'pro',
  ishtDevta: 'pro',
  kundliTeaser: 'free',
  kundliKujaDosha: 'pro',
  kundliBirthDosha: 'pro',
  kundliPremiumReport: 'pro',
  dailyReading: 'pro',
  birthChart: 'pro',
  storedBirthChart: 'free',
  deleteBirthChart: 'free',
  compatibility: 'pro',
  storedCompatibility: 'free',
  deleteCompatibility: 'free',
  // Bulk
  bulkPanchang: 'starter',
  bulkFestivals: 'starter',
  bulkDayContext: 'business',
  // Rules
  rules: 'free',
  rule: 'free',
  evaluateRules: 'pro',
  evaluateExpression: 'pro',
  packs: 'free',
  pack: 'free',
  // Places
  locations: 'free',
  searchLocations: 'free',
  cataloguePage: 'free',
  location: 'free',
  // Languages
  languages: 'free',
  languageStrings: 'free',
  // Webhooks
  createWebhook: 'free',
  webhooks: 'free',
  webhook: 'free',
  changeWebhook: 'free',
  deleteWebhook: 'free',
  rotateWebhookSecret: 'free',
  enableWebhook: 'free',
  testWebhook: 'free',
  webhookDeliveries: 'free',
  resendDelivery: 'free',
  // Profiles
  createProfile: 'free',
  profiles: 'free',
  profile: 'free',
  deleteProfile: 'free',
  // Account
  account: 'free',
  accountUsage: 'free',
  keys: 'free',
  createKey: 'free',
  rotateKey: 'free',
  revokeKey: 'free',
  exportAccount: 'free',
  deleteRecords: 'free',
} as const satisfies Readonly<Record<string, PlanId>>;

type OperationId = keyof typeof operationPlans;

/** The operation whose answer each section is: what `include` names needs the plan of that operation. */
const sectionOperations = {
  tithi: 'tithi',
  nakshatra: 'nakshatra',
  yoga: 'yoga',
  karana: 'karana',
  timings: 'timings',
  hora: 'hora',
  choghadiya: 'choghadiya',
  festivals: 'festivals',
  muhurat: 'timings',
  eclipse: 'eclipses',
  panchak: 'panchak',
  bhadra: 'bhadra',
  ganda_mool: 'gandaMool',
} as const satisfies Readonly<Record<string, OperationId>>;

/** A section that `include` may name. */
export type SectionName = keyof typeof sectionOperations;

/** The smallest plan that includes an operation. Throws for an operation that the table lacks. */
export function planOfOperation(id: string): PlanId {
  const plan: PlanId | undefined = operationPlans[id as OperationId];
  if (plan === undefined) throw new Error(`the table of plans lacks the operation ${id}`);
  return plan;
}

/** The smallest plan that includes a section. */
export const planOfSection = (section: SectionName): PlanId => operationPlans[sectionOperations[section]];

/** The smallest plan that includes all sections. */
export const planOfSections = (sections: readonly SectionName[]): PlanId =>
  sections.map(planOfSection).reduce(largerPlan, 'free');

/** The sections of some that not every plan includes, each with its plan: `eclipse from the plan pro on`. */
export const sectionPlansText = (sections: readonly SectionName[]): string =>
  sections
    .filter((section) => planOfSection(section) !== 'free')
    .map((section) => `${section} from the plan ${planOfSection(section)} on`)
    .join(', ');
