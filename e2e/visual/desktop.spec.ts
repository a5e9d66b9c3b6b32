import { DESKTOP } from '../scenes/looks';
import { takePictures } from './takePictures';

takePictures(DESKTOP);
