import { defaultTheme, type RaThemeOptions } from 'react-admin';
import { tableStyles } from './ui/table-styles.ts';

const display = '"Baloo 2 Variable", sans-serif';

/** The brand's own colours and letters ("Bintang Malam") on MUI's parts. */
export const theme: RaThemeOptions = {
  ...defaultTheme,
  palette: {
    mode: 'light',
    primary: { main: '#5b3bd6', dark: '#4a2fb8', light: '#efe9ff', contrastText: '#ffffff' },
    secondary: { main: '#2c1e7a', contrastText: '#ffffff' },
    error: { main: '#b01e43' },
    warning: { main: '#8a4b00' },
    success: { main: '#0b6e4f' },
    info: { main: '#086a94' },
    background: { default: '#fffaf0', paper: '#ffffff' },
    text: { primary: '#231a4d', secondary: '#5a5182' },
  },
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
          '&.RaToolbar-desktopToolbar, &.RaToolbar-mobileToolbar': { backgroundColor: '#fff3dc' },
        },
      },
    },
    MuiCssBaseline: { styleOverrides: { a: { color: '#4a2fb8' } } },
    MuiAppBar: {
      styleOverrides: { root: { boxShadow: 'none', borderBottom: '1px solid #2c1e7a' } },
      defaultProps: { color: 'secondary' },
    },
    MuiPaper: { defaultProps: { elevation: 0 } },
    MuiCard: { styleOverrides: { root: { border: '1px solid #ffe6bf' } } },
    MuiTableCell: {
      styleOverrides: {
        root: { maxWidth: 320, overflowWrap: 'break-word' },
        head: { fontWeight: 800, color: '#5a5182' },
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
    MuiButton: { defaultProps: { disableElevation: true } },
  },
};
