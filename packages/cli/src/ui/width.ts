export { cutTo, flow, padTo, textWidth, wrap } from '@fray/kernel'
