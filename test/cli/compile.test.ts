import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { openWorkspace } from '../../app/workspace/open-workspace.ts';
import { captured } from './captured.ts';

const root = mkdtempSync(join(tmpdir(), 'nirnaya-compile-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
const own = join(root, 'own');
const out = join(root, 'own.bundle');
mkdirSync(own);

// A pack of the name of the root has none of the bundled ones beneath it.
const land = (observe: string): string => `pack: LAND
extends: kala
rules:
  FESTIVAL_ONE:
    name: One
    name_sa: One
    summary: x
    type: FESTIVAL
    observe: ${observe}
    decide: then first
    cite: [{work: w, level: DERIVED}]
`;
writeFileSync(join(own, 'kala.yaml'), 'pack: kala\nworks: {w: {title: W}}\n');
const write = (observe: string): void => writeFileSync(join(own, 'land.yaml'), land(observe));
const compile = (...args: string[]) => captured('compile', '--packs', own, '--out', out, ...args);

describe('compile', () => {
  test('writes a file and says what is in it', async () => {
    write('Kartika Amavasya');
    const { code, out: stated, err } = await compile();
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(stated).toMatch(/^LAND {2}[0-9a-f]{16}$/m);
    expect(stated).toMatch(/own\.bundle: 2 chains, [\d.]+ MB, language \d+, ephemeris /);
    expect(await captured('compile', '--check', out)).toEqual({ code: 0, out: expect.any(String), err: '' });
    const workspace = openWorkspace({ bundle: out });
    const pack = workspace.pack('LAND');
    expect(stated).toContain(`LAND  ${pack?.fingerprint}`);
    expect(pack?.rules.get('FESTIVAL_ONE')?.linked.range.file.path).toBe('own/land.yaml');
    workspace.close();
  });

  test('says it as JSON', async () => {
    write('Kartika Amavasya');
    const compiled = JSON.parse((await compile('--json')).out);
    expect(compiled).toMatchObject({ ok: true, file: out, bytes: readFileSync(out).length });
    expect(compiled.chains.map(({ name }: { name: string }) => name).sort()).toEqual(['LAND', 'kala']);
    expect(JSON.parse((await captured('compile', '--check', out, '--json')).out).chains).toEqual(
      compiled.chains,
    );
  });

  test('of packs with errors shows them in their lines, and writes nothing', async () => {
    rmSync(out, { force: true });
    write('Kartikka Amavasya');
    const { code, out: stated, err } = await compile();
    expect({ code, err }).toEqual({ code: 1, err: '' });
    expect(stated).toContain('own/land.yaml:9:14');
    expect(stated).toMatch(/\^{8}/);
    expect(existsSync(out)).toBe(false);
    const { diagnostics } = JSON.parse((await compile('--json')).out);
    expect(diagnostics[0]).toMatchObject({ severity: 'error', file: 'own/land.yaml', line: 9 });
  });

  test('--check of another version or of a damaged file says so', async () => {
    write('Kartika Amavasya');
    await compile();
    const bytes = readFileSync(out);
    const at = bytes.indexOf(JSON.parse((await compile('--json')).out).ephemeris);
    writeFileSync(out, Buffer.concat([bytes.subarray(0, at), Buffer.from('X'), bytes.subarray(at + 1)]));
    const { code, err } = await captured('compile', '--check', out);
    expect(code).toBe(1);
    expect(err).toMatch(/--check: the compiled packs are damaged: .*compile them again/);
    writeFileSync(out, 'text');
    expect((await captured('compile', '--check', out)).err).toContain('is not a file of compiled packs');
  });

  test.each([
    [['--packs', join(root, 'nowhere')], 'no such file or folder'],
    [['--packs', own, '--out', '/nowhere/a.bundle'], '--out: cannot write /nowhere/a.bundle: no such folder'],
    [['--check', join(root, 'nowhere')], '--check: no such file'],
    [['--check', own, '--out', 'x'], 'cannot be used with'],
  ])('%j is refused', async (args, message) => {
    write('Kartika Amavasya');
    const { code, err } = await captured('compile', ...args);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});
