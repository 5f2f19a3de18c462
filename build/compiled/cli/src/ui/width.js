export { cutTo, flow, padTo, textWidth, wrap } from '@fray/lab/text-width';
//# sourceMappingURL=width.js.map