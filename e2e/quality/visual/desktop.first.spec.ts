import { DESKTOP } from '../../support/scenes/bothThemes';
import { takePictures } from './takePictures';

takePictures(DESKTOP, 'first');
