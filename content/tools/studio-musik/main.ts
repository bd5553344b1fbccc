import { connect } from '@nobi/kit/guest';
import '../../fonts/fonts.css';
import { openStudio } from './studio.ts';

connect(openStudio);
