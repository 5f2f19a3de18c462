export { CommandTextError, formatCommandText, parseCommandText } from '@fray/kernel'
