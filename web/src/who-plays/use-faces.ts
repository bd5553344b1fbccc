import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../session.ts';
import { type Faces, facesOf, hearFaces, tellOtherTabs } from './faces.ts';

/** The faces of the family and who plays in this session, kept in step with the other tabs. */
export const useFaces = (isWanted: boolean) => {
  const { token } = useSession();
  const queries = useQueryClient();
  const query = facesOf(token);
  const shown = useQuery({
    ...query,
    enabled: isWanted && token !== null,
    refetchOnWindowFocus: true,
  });
  useEffect(
    () => hearFaces(() => void queries.invalidateQueries({ queryKey: ['faces'] })),
    [queries],
  );

  const change = (faces: Partial<Faces>) => {
    queries.setQueryData<Faces>(query.queryKey, (known) => known && { ...known, ...faces });
    tellOtherTabs();
  };
  return { shown, change };
};
