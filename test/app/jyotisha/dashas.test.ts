import { fc, test } from '@fast-check/vitest';
import { expect } from 'vitest';
import { instantText } from '../../../app/jyotisha/dashas.ts';
import { JD_OF_CIVIL_DAY_0 } from '../../../engine/civil/civil.ts';

test.prop([fc.integer({ min: -300 * 365 * 86_400, max: 1100 * 365 * 86_400 })])(
  'an instant is written as a Date writes it',
  (seconds) => {
    const text = instantText(seconds / 86_400 + JD_OF_CIVIL_DAY_0);
    expect(text).toBe(new Date(seconds * 1000).toISOString().replace('.000Z', 'Z'));
  },
);
