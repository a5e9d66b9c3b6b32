export { Dialog, Heading, Modal, ModalOverlay } from 'whole/react-aria-components/Modal';
