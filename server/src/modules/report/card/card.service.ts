import type { Report, reportCard } from '@nobi/contract';
import type { Caller } from '../../../auth/caller.ts';
import type { CallInput } from '../../../http/serve.ts';
import type { PictureProcessor } from '../../../pictures/pictures.ts';
import type { ReportWish } from '../report.service.ts';
import { cardOf } from './card.rules.ts';

interface CardDeps {
  readonly pictures: Pick<PictureProcessor, 'drawCard'>;
  readonly readReport: (wish: ReportWish) => Promise<Report>;
}

export const cardService = ({ pictures, readReport }: CardDeps) => ({
  async card(
    { params: { child }, query, language }: CallInput<typeof reportCard.card>,
    { accountId }: Caller,
  ) {
    const report = await readReport({ accountId, child, language });
    const { isNamed, ...words } = cardOf(report, { isNamed: query.named === 'yes', language });
    const picture = Buffer.from(await pictures.drawCard(words)).toString('base64');
    return {
      lines: words.lines.map(({ label, text }) => `${label}: ${text}`),
      picture: `data:image/png;base64,${picture}`,
      is_named: isNamed,
    };
  },
});
