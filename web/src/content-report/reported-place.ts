import type { ReportedKind } from '@nobi/contract';

/** What a report is about: an item, the page that shows all of a kind, or an answer of Nobi. */
export interface ReportedPlace {
  readonly kind: ReportedKind;
  readonly item?: string | undefined;
  readonly turn?: string | undefined;
}
