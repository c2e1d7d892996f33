// Writes the rule browser of the bundled packs into the folder that the command line names; the build runs it.

import { packSources, readPackSetOnce } from '@nirnaya/app/packs';
import { placeOfPack } from '@nirnaya/app/places';
import { productRevision, productVersion, readSharedFiles, versionsOf } from '@nirnaya/app/workspace';
import { festivalHref } from '@nirnaya/web/pages';
import { readSiteFiles, siteDir } from '../site/assets.ts';
import { placeSlug } from '../site/places.ts';
import { writeArchive } from './rules/archive.ts';
import { makeRulePages } from './rules/make-rule-pages.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('usage: write-rules <folder>');

const { packs, compileAll } = readPackSetOnce(packSources([]).files, versionsOf(readSharedFiles()).ephemeris);
const { chains, diagnostics } = compileAll();
const error = diagnostics.find(({ severity }) => severity === 'error');
if (error !== undefined) throw new Error(`the rule packs have errors: ${error.message}`);
const year = Number(productRevision().date.slice(0, 4));
const pages = makeRulePages(
  { files: readSiteFiles(siteDir()), version: productVersion() },
  {
    packs,
    chains,
    dates: {
      kind: 'linked',
      href(code, pack) {
        const { location } = placeOfPack(pack, packs);
        const place = location === undefined ? undefined : placeSlug(location);
        return festivalHref({ language: 'en', code, year, place });
      },
    },
    siteOf: (pack) => placeOfPack(pack, packs),
  },
);
writeArchive(folder, pages);
