import type { BrokenRow, ChainEnd } from '../audit/chain.rules.ts';
import { SettingsProblem } from '../settings/settings.ts';

interface Verified {
  readonly end: ChainEnd;
  readonly redacted: number;
  readonly broken: BrokenRow | undefined;
}

const usage =
  'Say both or neither: --place NUMBER --hash HASH, as the log has them ("the audit log reaches to this row").';

/** What the product's own log said of the chain, as it was typed. Throws SettingsProblem. */
export const anchorOf = (typed: { place?: string | undefined; hash?: string | undefined }) => {
  const { place, hash } = typed;
  if (place === undefined && hash === undefined) return undefined;
  if (!/^[1-9]\d{0,14}$/.test(place ?? '') || !/^[0-9a-f]{64}$/.test(hash ?? ''))
    throw new SettingsProblem(usage);
  return { place: Number(place), hash: hash ?? '' };
};

const reasons: Readonly<Record<BrokenRow['why'], string>> = {
  missing: 'is not there',
  changed: 'does not say what was written',
  hash: 'does not follow from the row before it',
  anchor: 'is not the one that the log of the product names',
};

/** The end of a walk in plain lines. */
export const verdictOf = ({ end, redacted, broken }: Verified, anchor?: ChainEnd): string[] => {
  if (broken) {
    const before = broken.place - 1;
    return [
      `The audit log is broken: row ${broken.place} ${reasons[broken.why]}.`,
      before > 0 ? `Up to row ${before} the chain holds.` : 'No row before it stands.',
    ];
  }
  return [
    `The audit log is whole: ${end.place} rows, ${redacted} of them emptied by erasures.`,
    `It reaches to row ${end.place}, hash ${end.hash || 'none'}.`,
    ...(anchor
      ? [`Row ${anchor.place} is the one that the log of the product names.`]
      : [
          'A cut tail shows only against a row that the log of the product names (--place, --hash).',
        ]),
  ];
};
