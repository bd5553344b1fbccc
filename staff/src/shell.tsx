import Translate from '@mui/icons-material/Translate';
import { Box, Button, Typography } from '@mui/material';
import { chooseLanguage, currentLanguage } from '@nobi/client/language';
import { type ReactNode, useEffect } from 'react';
import { AppBar, Layout, TitlePortal, UserMenu, useGetIdentity } from 'react-admin';
import { useLocation } from 'react-router';
import { FindButton } from './find/find-button.tsx';
import { MainMenu } from './menu/main-menu.tsx';
import { resources } from './resources.ts';
import { words } from './text/words.ts';
import { LookItem } from './ui/look-item.tsx';
import { ErrorPage } from './ui/not-found-page.tsx';
import { ProofDialog } from './ui/proof-dialog.tsx';
import { SignOut } from './ui/sign-out.tsx';

/** Named as it is shown: by the person. */
const Person = () => {
  const { identity } = useGetIdentity();
  return (
    <UserMenu label={identity?.fullName ?? words.console}>
      <LookItem />
      <SignOut />
    </UserMenu>
  );
};

const Bar = () => (
  <AppBar userMenu={<Person />}>
    <Typography variant="h6" component="p" sx={{ mr: 2, color: 'var(--mangga-300)' }}>
      Nobi
    </Typography>
    <TitlePortal component="h1" />
    <FindButton />
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

/** Tabs and the history of the browser tell one place from another. */
const useTabTitle = () => {
  const { pathname } = useLocation();
  useEffect(() => {
    const resource = resources.find(({ name }) => pathname.split('/')[1] === name);
    document.title = `${resource?.label ?? words.console} · Nobi`;
  }, [pathname]);
};

/** Bar, places and page; what every screen of the console stands in. */
export const Shell = ({ children }: { children: ReactNode }) => {
  useTabTitle();
  // The framework gives its main part no name; a preview brings a second one in its frame.
  useEffect(() => document.querySelector('main')?.setAttribute('aria-label', words.console), []);
  return (
    <Layout appBar={Bar} menu={MainMenu} error={ErrorPage}>
      {children}
      <ProofDialog />
    </Layout>
  );
};
