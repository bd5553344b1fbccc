import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { words } from '../text/words.ts';
import type { Look } from './look.ts';
import { palettes } from './palettes.ts';
import { tableStyles } from './table-styles.ts';

const display = '"Baloo 2 Variable", sans-serif';

/** The brand's own colours and letters ("Bintang Malam") on the parts of MUI and react-admin. */
export const consoleTheme = (look: Look): RaThemeOptions => ({
  ...defaultTheme,
  palette: palettes[look],
  shape: { borderRadius: 14 },
  typography: {
    fontFamily: '"Nunito Variable", sans-serif',
    fontSize: 15,
    h4: { fontFamily: display, fontWeight: 800 },
    h5: { fontFamily: display, fontWeight: 700 },
    h6: { fontFamily: display, fontWeight: 700 },
    button: { textTransform: 'none', fontWeight: 700 },
  },
  sidebar: { width: 236 },
  components: {
    ...defaultTheme.components,
    RaToolbar: {
      styleOverrides: {
        root: {
          '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': {
            backgroundColor: 'var(--bar)',
          },
        },
      },
    },
    MuiCssBaseline: { styleOverrides: { a: { color: 'var(--accent-strong)' } } },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiButton: { defaultProps: { disableElevation: true } },
    // Whoever cannot see a ring turn hears what it stands for.
    MuiCircularProgress: { defaultProps: { 'aria-label': words.loading } },
    MuiLinearProgress: { defaultProps: { 'aria-label': words.loading } },
    // Of a row's box react-admin labels what stands around it; the label belongs to the box itself.
    MuiCheckbox: {
      defaultProps: {
        slotProps: {
          root: { 'aria-label': undefined },
          input: ({ 'aria-label': label }: { readonly 'aria-label'?: string }) => ({
            'aria-label': label,
          }),
        },
      },
    },
    MuiAppBar: {
      styleOverrides: { root: { boxShadow: 'none', borderBottom: '1px solid var(--malam-800)' } },
      defaultProps: { color: 'secondary' },
    },
    // Its thumb would lie over the edge of a narrow page.
    MuiFormControlLabel: { styleOverrides: { root: { marginLeft: 0 } } },
    MuiCard: { styleOverrides: { root: { border: '1px solid var(--edge)' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { maxWidth: 320, overflowWrap: 'break-word' },
        head: { fontWeight: 800, color: 'var(--muted)' },
      },
    },
    // However long the words that somebody typed: the page keeps its width.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          '& .RaLayout-content': { minWidth: 0, overflowWrap: 'anywhere' },
        },
      },
    },
    RaList: {
      styleOverrides: {
        root: {
          '& .RaList-main': { minWidth: 0 },
          // A list keeps its place while its rows are on their way; a wide one is moved within it.
          '& .RaList-content': { minHeight: '60vh', overflowX: 'auto', overflowWrap: 'normal' },
        },
      },
    },
    RaDataTable: { styleOverrides: { root: tableStyles } },
  },
});
