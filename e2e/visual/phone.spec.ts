import { PHONE } from '../scenes/looks';
import { takePictures } from './takePictures';

takePictures(PHONE);
