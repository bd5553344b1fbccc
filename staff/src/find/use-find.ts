import { shortestFind, staff } from '@nobi/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ask } from '../ask.ts';
import { resources } from '../resources.ts';
import { useMay } from '../ui/use-may.ts';
import { useStaffQuery } from '../ui/use-staff-query.ts';
import { linesOf, placesFor } from './found.ts';

const settleMs = 250;

/** What was typed, once the fingers have rested. */
const useSettled = (typed: string) => {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), settleMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
};

/** What is found for what is typed: places at once, the rest from the server. */
export const useFind = (typed: string) => {
  const may = useMay();
  const text = useSettled(typed).trim();
  const isLong = text.length >= shortestFind;
  const { data, error, isFetching } = useStaffQuery(
    ['find', text],
    (signal) => ask(staff.find, { query: { text }, signal }),
    { placeholderData: keepPreviousData, enabled: isLong && may(staff.find), staleTime: 20_000 },
  );
  const isAnswered = isLong && text === typed.trim() && !isFetching;
  const places = placesFor(
    typed,
    resources.filter(({ opens }) => may(opens)),
  );
  return {
    lines: [...places, ...(isLong && data ? linesOf(data) : [])],
    isLong: typed.trim().length >= shortestFind,
    isAnswered,
    isPartial: isAnswered && data?.is_whole === false,
    error,
  };
};
