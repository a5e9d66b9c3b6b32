import { DESKTOP } from '../../support/scenes/looks';
import { takePictures } from './takePictures';

takePictures(DESKTOP);
