import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedIn';
import { Badge, Box, Divider, Typography, useMediaQuery } from '@mui/material';
import { waitingKinds } from '@nobi/contract';
import { createElement, Fragment, useEffect } from 'react';
import { Menu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router';
import { type ConsoleResource, menuGroups, resources } from '../resources.ts';
import { words } from '../text/words.ts';
import { asCount, placeOf, useWaiting } from '../today/use-waiting.ts';
import { useMay } from '../ui/use-may.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';

const t = words.menu;

interface Count {
  readonly waiting: number;
  readonly late: number;
}

/** How much waits at each place, asked anew by whoever goes to another one. */
const useCounts = () => {
  const { pathname } = useLocation();
  const { data, refetch } = useWaiting();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place is what makes it ask again.
  useEffect(() => void refetch(), [pathname, refetch]);
  const counts = new Map<string, Count>();
  for (const kind of waitingKinds) {
    const found = data?.counts.find((each) => each.kind === kind);
    if (found && found.waiting > 0) counts.set(placeOf(kind), found);
  }
  return counts;
};

const CountMark = ({ waiting, late }: Count) => (
  <Box
    component="span"
    sx={{
      ml: 1,
      px: 0.75,
      borderRadius: 3,
      fontSize: '0.8em',
      fontWeight: 700,
      fontVariantNumeric: 'tabular-nums',
      color: late > 0 ? 'error.contrastText' : 'primary.dark',
      bgcolor: late > 0 ? 'error.main' : 'primary.light',
    }}
  >
    {asCount(waiting)}
    <Box component="span" sx={visuallyHidden}>
      {` ${t.waiting}`}
    </Box>
  </Box>
);

interface PlaceProps {
  readonly resource: ConsoleResource;
  readonly count: Count | undefined;
}

/** A place with how much waits there; while the menu is narrow, a dot says that something does. */
const Place = ({ resource: { name, label, icon }, count }: PlaceProps) => {
  const [isOpen] = useSidebarState();
  const sign = icon ? createElement(icon) : undefined;
  return (
    <Menu.ResourceItem
      name={name}
      primaryText={
        <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between' }}>
          {`${label} `}
          {count && isOpen && <CountMark {...count} />}
        </Box>
      }
      leftIcon={
        <Badge
          variant="dot"
          invisible={isOpen || !count}
          color={count && count.late > 0 ? 'error' : 'primary'}
        >
          {sign}
        </Badge>
      }
    />
  );
};

/** The name of a group; a line while the menu is narrow. It is no choice of the menu. */
const GroupHead = ({ name }: { name: string }) => {
  const [isOpen] = useSidebarState();
  if (!isOpen) return <Divider role="presentation" sx={{ my: 1 }} />;
  return (
    <Typography
      role="presentation"
      variant="overline"
      component="div"
      color="text.secondary"
      sx={{ px: 2, lineHeight: 1.2 }}
    >
      {name}
    </Typography>
  );
};

/** Every place that one's roles open, in four groups. */
export const MainMenu = () => {
  const may = useMay();
  const counts = useCounts();
  // All places are seen at once at a desk of 800 pixels; fingers need more room.
  const isWide = useMediaQuery('(min-width: 900px)');
  const groups = menuGroups
    .map((group) => ({
      group,
      places: resources.filter((each) => each.group === group && may(each.opens)),
    }))
    .filter(({ places }) => places.length > 0);
  return (
    <Menu dense={isWide}>
      <Menu.DashboardItem primaryText={words.places.home} leftIcon={<AssignmentTurnedIn />} />
      {groups.map(({ group, places }) => (
        <Fragment key={group}>
          <GroupHead name={t.groups[group]} />
          {places.map((resource) => (
            <Place key={resource.name} resource={resource} count={counts.get(resource.name)} />
          ))}
        </Fragment>
      ))}
    </Menu>
  );
};
