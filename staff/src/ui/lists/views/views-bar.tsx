import { Stack } from '@mui/material';
import type { ListView, ViewList } from '@nobi/contract';
import { useState } from 'react';
import { type Column, ColumnsMenu } from './columns-menu.tsx';
import { SaveView } from './save-view.tsx';
import { isSame } from './shown.rules.ts';
import { useDefaultView, useShown } from './use-shown.ts';
import { useViews } from './use-views.ts';
import { ViewsMenu } from './views-menu.tsx';

interface ViewsBarProps {
  readonly list: ViewList;
  readonly columns: readonly Column[];
}

/** Above the rows of a large list: its saved views, its columns, and keeping both as a view. */
export const ViewsBar = ({ list, columns }: ViewsBarProps) => {
  const views = useViews(list);
  const { shown, hasMore, setHidden, show } = useShown(list);
  const [last, setLast] = useState<ListView>();
  const showView = (view: ListView | undefined) => {
    setLast(view);
    show(view ?? { filters: {}, order: shown.order, hidden: [] });
  };
  useDefaultView(list, views, showView);
  const current = views?.find((view) => isSame(view, shown));
  const isWhole = shown.hidden.length === 0 && Object.keys(shown.filters).length === 0;
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', alignItems: 'center', px: 1, py: 0.5, minHeight: 46 }}
    >
      <ViewsMenu
        {...{ list, views: views ?? [], isWhole }}
        current={hasMore ? undefined : current}
        onShow={showView}
      />
      <ColumnsMenu columns={columns} hidden={shown.hidden} onChange={setHidden} />
      {!current && !isWhole && <SaveView {...{ list, shown, hasMore, last }} />}
    </Stack>
  );
};
