import AssignmentTurnedIn from '@mui/icons-material/AssignmentTurnedIn';
import { Button, Typography } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { AppBar, Layout, Menu, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';
import { chooseLanguage, currentLanguage } from './language.ts';
import { places } from './resources.tsx';
import { words } from './text/words.ts';

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
      onClick={() => chooseLanguage(currentLanguage() === 'id' ? 'en' : 'id')}
    >
      {words.language}
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

/** Bar, places and page; what every screen of the console stands in. */
export const Shell = ({ children }: { children: ReactNode }) => {
  // The framework gives its main part no name; a preview brings a second one in its frame.
  useEffect(() => document.querySelector('main')?.setAttribute('aria-label', words.console), []);
  return (
    <Layout appBar={Bar} menu={Places}>
      {children}
    </Layout>
  );
};
