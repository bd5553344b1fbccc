import { insightSpans } from '@nobi/contract';
import { useSearchParams } from 'react-router';

export type Span = (typeof insightSpans)[number];

/** How many days are shown; it stands in the address, so it can be sent and gone back to. */
export const useSpan = () => {
  const [search, setSearch] = useSearchParams();
  const span: Span = insightSpans.find((each) => each === search.get('days')) ?? '28';
  return { span, choose: (chosen: Span) => setSearch({ days: chosen }) };
};
