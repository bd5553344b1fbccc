import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { announceDeletion } from '../../conversations/deletion.ts';
import { isChilds, isPlayer } from './places.rules.ts';

/** What is not any child's. */
const ofTheFamily = ['faces', 'my-status', 'profile', 'adult', 'children'];

/** Another child plays, chosen here or in another tab: nothing of the one before stays on the shelves. */
export const useFreshStart = (path: string, playing: string | undefined) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const before = useRef(playing);
  useEffect(() => {
    const isOther = before.current !== undefined && playing !== before.current;
    before.current = playing ?? before.current;
    // What is being played stays with the child who began it.
    if (!isOther || !isChilds(path) || isPlayer(path)) return;
    // A talk on the page is the other child's.
    announceDeletion('all');
    if (path.startsWith('/dashboard/ai')) void navigate('/dashboard/games', { replace: true });
    void queries.resetQueries({
      predicate: ({ queryKey: [name] }) => !ofTheFamily.includes(String(name)),
    });
  }, [path, playing, queries, navigate]);
};
