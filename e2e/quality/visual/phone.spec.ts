import { PHONE } from '../../support/scenes/looks';
import { takePictures } from './takePictures';

takePictures(PHONE);
