/** What COPY writes for nothing. */
const nothing = '\\N';

/** Rows as COPY writes them, one a line, with a value where a column has none. */
export const fillColumn = ({
  column,
  value,
}: {
  readonly column: number;
  readonly value: string;
}) =>
  async function* (source: AsyncIterable<Buffer>): AsyncGenerator<string> {
    const filled = (line: string) => {
      const fields = line.split('\t');
      if (fields[column] === nothing) fields[column] = value;
      return fields.join('\t');
    };
    let rest = '';
    const decoder = new TextDecoder();
    for await (const chunk of source) {
      const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      if (lines.length > 0) yield `${lines.map(filled).join('\n')}\n`;
    }
    if (rest !== '') yield filled(rest);
  };
