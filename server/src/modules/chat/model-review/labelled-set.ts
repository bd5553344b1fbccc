/** One line of a labelled set: what a child or a model says, and what is right for it. */
export interface LabelledRow {
  /** Its kind, or the kind and a name of its own: `help`, `help-v1`. */
  readonly set: string;
  readonly language: string;
  /** What the demand of its kind needs: secrets, expected words, a final answer; else free. */
  readonly label: string;
  /** A conversation's earlier messages come before it, parted by " >> ". */
  readonly text: string;
}

/** The file cannot be read as a labelled set; the message says where and why. */
export class LabelledSetProblem extends Error {
  override name = 'LabelledSetProblem';
}

const needed = ['set', 'label', 'text'] as const;

/**
 * Tab-separated with a heading: `set`, `label` and `text`, `language` and `split` where there are such. Rows of
 * the split `dev` were tuned on and are left out. Throws LabelledSetProblem.
 */
export const readLabelledSet = (file: string): LabelledRow[] => {
  const [heading = '', ...lines] = file.replace(/^\uFEFF/, '').split(/\r?\n/);
  const columns = heading.split('\t').map((name) => name.trim());
  const missing = needed.filter((name) => !columns.includes(name));
  if (missing.length > 0)
    throw new LabelledSetProblem(
      `Line 1 has to name the columns set, label and text, parted by tabs; ${missing.join(' and ')} is missing.`,
    );
  return lines.flatMap((line, at) => {
    if (line.trim() === '') return [];
    const cells = line.split('\t');
    const cell = (name: string): string => cells[columns.indexOf(name)]?.trim() ?? '';
    if (cell('set') === '' || cell('text') === '')
      throw new LabelledSetProblem(`Line ${at + 2} has no set or no text.`);
    if (cell('split') === 'dev') return [];
    const language = cell('language') || 'id';
    return [{ set: cell('set'), label: cell('label'), text: cell('text'), language }];
  });
};
