import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openTheatre } from './teater.ts';

connect(openTheatre);
