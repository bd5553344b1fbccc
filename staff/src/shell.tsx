import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedIn';
import Translate from '@mui/icons-material/Translate';
import { Box, Button, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { AppBar, Layout, Menu, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';
import { useLocation } from 'react-router';
import { chooseLanguage, currentLanguage } from './language.ts';
import { places } from './resources.tsx';
import { words } from './text/words.ts';
import { BrokenPage } from './ui/lost-page.tsx';

/** Named as it is shown: by the person. */
const Person = () => {
  const { identity } = useGetIdentity();
  return <UserMenu label={identity?.fullName ?? words.console} />;
};

const Bar = () => (
  <AppBar userMenu={<Person />}>
    <Typography variant="h6" component="p" sx={{ mr: 2, color: '#ffd96b' }}>
      Nobi
    </Typography>
    <TitlePortal component="h1" />
    <Button
      color="inherit"
      aria-label={words.language}
      sx={{ minWidth: 0 }}
      onClick={() => chooseLanguage(currentLanguage() === 'id' ? 'en' : 'id')}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {words.language}
      </Box>
      <Translate sx={{ display: { sm: 'none' } }} />
    </Button>
  </AppBar>
);

const Places = () => (
  <Menu>
    <Menu.DashboardItem primaryText={words.places.home} leftIcon={<AssignmentTurnedIn />} />
    {places.map(({ name, label }) => (
      <Menu.ResourceItem key={name} name={name} primaryText={label} />
    ))}
  </Menu>
);

/** Tabs and the history of the browser tell one place from another. */
const useTabTitle = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    const place = places.find(({ name }) => pathname.split('/')[1] === name);
    document.title = `${place?.label ?? words.console} · Nobi`;
  }, [pathname]);
};

/** Bar, places and page; what every screen of the console stands in. */
export const Shell = ({ children }: { children: ReactNode }) => {
  useTabTitle();
  // The framework gives its main part no name; a preview brings a second one in its frame.
  useEffect(() => document.querySelector('main')?.setAttribute('aria-label', words.console), []);
  return (
    <Layout appBar={Bar} menu={Places} error={BrokenPage}>
      {children}
    </Layout>
  );
};
