import { type AddHelpTextContext, type AddHelpTextPosition, type Argument, Command, Help, type Option } from 'commander'
import { inHelp, linesInHelp } from './help-language.ts'

/** What is to be typed instead of `<file>` or `[command...]`, by its English word. */
const placesIn = (typed: string): string =>
  typed.replace(/(?<=[<[])[\w:=]+/g, (name) => inHelp(`<${name}>`).replace(/^<|>$/g, ''))

/** The help of a command in the language that help is in; an option's empty list by default says nothing to a reader. */
class SpokenHelp extends Help {
  override subcommandTerm(command: Command): string {
    return placesIn(super.subcommandTerm(command))
  }
  override subcommandDescription(command: Command): string {
    return inHelp(super.subcommandDescription(command))
  }
  override optionTerm(option: Option): string {
    return placesIn(super.optionTerm(option))
  }
  override optionDescription(option: Option): string {
    const said = super.optionDescription(option).replace(' (default: [])', '')
    return said.replace(option.description, inHelp).replace('(default:', inHelp)
  }
  override argumentTerm(argument: Argument): string {
    return placesIn(`<${super.argumentTerm(argument)}`).slice(1)
  }
  override argumentDescription(argument: Argument): string {
    return inHelp(super.argumentDescription(argument))
  }
  override commandUsage(command: Command): string {
    return placesIn(super.commandUsage(command))
  }
  override commandDescription(command: Command): string {
    return inHelp(super.commandDescription(command))
  }
  override styleTitle(title: string): string {
    return inHelp(title)
  }
}

/** A command whose help is in the language that help is in. */
export class HelpCommand extends Command {
  override createCommand(name?: string): Command {
    return new HelpCommand(name)
  }

  override createHelp(): Help {
    return new SpokenHelp()
  }

  override addHelpText(position: AddHelpTextPosition, text: string | ((context: AddHelpTextContext) => string)): this {
    return super.addHelpText(position, (context: AddHelpTextContext) =>
      linesInHelp(typeof text === 'string' ? text : text(context)),
    )
  }
}
