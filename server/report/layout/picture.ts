// A picture as reports place it.

export type { Picture as ReportPicture } from '@nirnaya/explain/pictures';
