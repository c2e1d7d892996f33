// What rules say of a birth or a match, and what each claim rests on.

import { Chip, Disclosure, Foreign, Prose } from '../../design/parts/index.ts';
import type { Words } from '../../words/index.ts';
import type { AnswerOf } from '../answers.ts';
import { AuthorityList } from '../observatory.tsx';

type Yogas = NonNullable<AnswerOf<'kundliChart'>['yogas']>;

/** A yoga or a dosha that a chart has. */
export type Claim = Omit<Yogas['doshas'][number], 'variants' | 'details'> &
  Partial<Pick<Yogas['doshas'][number], 'variants' | 'details'>>;

const tones = { favourable: 'good', mixed: 'open', demanding: 'plain' } as const;

/** Yogas or doshas: name, tone and how common it is at a glance; what the texts say of it, and whose word it is, where it is opened. */
export const Claims = ({ words, claims }: { readonly words: Words; readonly claims: readonly Claim[] }) => (
  <ul class="claims-list">
    {claims.map((claim) => (
      <li key={claim.code}>
        <details class="disclosure">
          <summary>
            <span class="claim-name">{claim.name}</span>{' '}
            {claim.cancelled ? (
              <Chip tone="open">{words.say('chart.cancelled')}</Chip>
            ) : claim.tone === null ? null : (
              <Chip tone={tones[claim.tone]}>{words.say(`chart.${claim.tone}`)}</Chip>
            )}{' '}
            {claim.rarity === null ? null : (
              <span class="claim-rarity">{rarityText(words, claim.rarity.share)}</span>
            )}
          </summary>
          <div class="disclosure-in">
            <ClaimText words={words} claim={claim} />
          </div>
        </details>
      </li>
    ))}
  </ul>
);

function ClaimText({ words, claim }: { readonly words: Words; readonly claim: Claim }) {
  const { summary, effects, qualifier, effects_language: language, cancellations, variants = [] } = claim;
  return (
    <>
      {summary === null ? null : (
        <p>
          <Prose words={words} lang="en">
            {summary}
          </Prose>
        </p>
      )}
      {cancellations.length === 0 ? null : (
        <p>
          {words.say('chart.setAside')}:{' '}
          <Foreign lang="en">{cancellations.map(({ reason }) => reason).join('; ')}</Foreign>
        </p>
      )}
      {effects === null ? null : (
        <p>
          <Foreign lang={language ?? 'en'}>{effects}</Foreign>{' '}
          {qualifier === null ? null : (
            <span class="quiet">
              <Foreign lang="en">{qualifier}</Foreign>
            </span>
          )}
        </p>
      )}
      <h4>{words.say('festival.authority')}</h4>
      <AuthorityList words={words} authorities={claim.authorities} />
      {variants.length === 0 ? null : (
        <p class="quiet">
          {words.say('chart.variants')}:{' '}
          <Foreign lang="en">{variants.map(({ name }) => name).join(', ')}</Foreign>
        </p>
      )}
    </>
  );
}

/** In how many of a hundred births something is found. `share`: 0..1. */
function rarityText(words: Words, share: number): string {
  const count = Math.round(share * 100);
  return count === 0 ? words.say('chart.rare') : words.say('chart.rarity', { count });
}

/** What a claim of a match rests on, to be opened. */
export const RestsOn = ({
  words,
  authorities,
}: {
  readonly words: Words;
  readonly authorities: Parameters<typeof AuthorityList>[0]['authorities'];
}) =>
  authorities.length === 0 ? null : (
    <Disclosure title={words.say('festival.authority')}>
      <AuthorityList words={words} authorities={authorities} />
    </Disclosure>
  );
