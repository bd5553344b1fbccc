import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openLibrary } from './library.ts';

connect(openLibrary);
