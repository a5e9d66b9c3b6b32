import { PHONE } from '../../support/scenes/bothThemes';
import { takePictures } from './takePictures';

takePictures(PHONE, 'second');
