import type { CallShape } from '@nobi/contract';
import type { ComponentType } from 'react';
import { usePermissions } from 'react-admin';
import { NotYoursPage } from './not-found-page.tsx';
import { useMay } from './use-may.ts';

/** A screen for those whose roles include its call; all others read whom to ask. */
export const guarded = (shape: CallShape, Screen: ComponentType) =>
  function Guarded() {
    const { isPending } = usePermissions();
    const may = useMay();
    if (isPending) return null;
    return may(shape) ? <Screen /> : <NotYoursPage />;
  };
