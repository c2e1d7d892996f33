// What pages use of the parts.

export { Document } from './document.tsx';
export { Head } from './head.tsx';
export { Mark } from './mark.tsx';
export { Observances } from './observances.tsx';
export {
  Chip,
  Disclosure,
  type Fact,
  Facts,
  Foreign,
  Note,
  Pager,
  Panel,
  Prose,
  TableBox,
} from './parts.tsx';
export { PlaceForm } from './place-form.tsx';
export type { PagePlace, Site, SiteFiles } from './site.ts';
export { Subscribe } from './subscribe.tsx';
